"""Settings for every test."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house", max_examples=50, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")

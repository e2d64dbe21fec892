-- Which analytics tool reads the campaign fields of shared links; each has its own names for them. Null: the usual names.
alter table company add column utm_analytics_tool text
  check (utm_analytics_tool in ('GOOGLE_ANALYTICS', 'ADOBE_ANALYTICS', 'MATOMO'));

#!/bin/bash
# Runs once, when the database volume is empty: the three roles, each with a password of its own, and who owns the database.
set -euo pipefail
psql --set ON_ERROR_STOP=1 --set owner="${OWNER_PASSWORD:?}" --set app="${APP_PASSWORD:?}" \
  --username "$POSTGRES_USER" --dbname polyphon <<'SQL'
create role polyphon_owner login password :'owner';
create role polyphon_all nologin noinherit;
create role polyphon_app login noinherit password :'app';
grant polyphon_all to polyphon_app;
alter database polyphon owner to polyphon_owner;
alter schema public owner to polyphon_owner;
SQL

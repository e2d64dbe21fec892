#!/bin/bash
# Runs once, when the database volume is empty: the three roles and who owns the database.
set -euo pipefail
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname polyphon <<SQL
create role polyphon_owner login password '$POSTGRES_PASSWORD';
create role polyphon_all nologin noinherit;
create role polyphon_app login noinherit password '$POSTGRES_PASSWORD';
grant polyphon_all to polyphon_app;
alter database polyphon owner to polyphon_owner;
alter schema public owner to polyphon_owner;
SQL

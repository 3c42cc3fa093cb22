#!/bin/sh
# Runs once, when the container of PostgreSQL makes its first database: an owner of the tables for `aangan migrate`, and
# an account for the site, to which `aangan migrate` grants what it needs. Neither is a superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --set=owner_password="$(cat /run/secrets/owner_password)" \
  --set=site_password="$(cat /run/secrets/site_password)" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role aangan_owner login password :'owner_password';
create role aangan login password :'site_password';
create database aangan owner aangan_owner;
SQL

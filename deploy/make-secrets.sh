#!/bin/sh
# Makes deploy/.env and deploy/secrets once; what is there already stays as it is.
set -eu
cd "$(dirname "$0")"
[ -e .env ] || cp .env.example .env
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
if [ ! -e secrets ]; then
  mkdir -m 0700 secrets
  for name in app_secret postgres_password owner_password site_password; do random > "secrets/$name"; done
  printf 'postgres://aangan:%s@postgres:5432/aangan' "$(cat secrets/site_password)" > secrets/database_url
  printf 'postgres://aangan_owner:%s@postgres:5432/aangan' "$(cat secrets/owner_password)" > secrets/owner_url
elif [ ! -e secrets/owner_url ]; then
  # A database of 0.2.0 or before has one account, which stays the owner: docs/upgrading.md says how to add another.
  cp secrets/database_url secrets/owner_url
  cp secrets/postgres_password secrets/owner_password
  cp secrets/postgres_password secrets/site_password
fi
# No other account may enter the folder; the account inside the containers reads the files that are mounted there.
chmod 0444 secrets/*

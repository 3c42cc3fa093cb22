#!/bin/sh
# Makes deploy/.env and deploy/secrets once; what is there already stays as it is.
set -eu
cd "$(dirname "$0")"
[ -e .env ] || cp .env.example .env
[ ! -e secrets ] || exit 0
mkdir -m 0700 secrets
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
random > secrets/app_secret
random > secrets/postgres_password
printf 'postgres://aangan:%s@postgres:5432/aangan' "$(cat secrets/postgres_password)" > secrets/database_url
# No other account may enter the folder; the account inside the containers reads the files that are mounted there.
chmod 0444 secrets/*

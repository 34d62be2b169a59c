#!/bin/sh
# Run by Patroni once, when the cluster is made: the site's role and database. Its password is SITE_DATABASE_PASSWORD.
set -eu
psql --no-psqlrc --quiet --dbname "$1" --set ON_ERROR_STOP=1 <<'SQL'
\getenv password SITE_DATABASE_PASSWORD
CREATE ROLE power_years LOGIN PASSWORD :'password';
CREATE DATABASE power_years OWNER power_years;
SQL

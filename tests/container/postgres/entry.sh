# What the official entry point does with POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB.
set -e
if [ "$(id -u)" = 0 ]; then
  chown -R postgres: "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups sh "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  user=${POSTGRES_USER:-postgres}
  database=${POSTGRES_DB:-$user}
  (umask 077 && printf '%s' "${POSTGRES_PASSWORD:?is not set}" >/tmp/password)
  initdb -U "$user" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 -E UTF8 >/dev/null
  rm /tmp/password
  echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
  if [ "$database" != postgres ]; then
    pg_ctl -w -o "-c listen_addresses=''" start >/dev/null
    createdb -U "$user" "$database"
    pg_ctl -w -m fast stop >/dev/null
  fi
fi
exec "$@" -c listen_addresses='*'

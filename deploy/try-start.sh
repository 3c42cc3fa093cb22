#!/usr/bin/env bash
# Follows "Ten minutes …" of docs/operations.md and the nightly backup of docs/backup.md word for word on a bare Debian,
# brings the backup back, and says how long each step took. It installs the branch main in place of a release.
#   deploy/try-start.sh FOLDER      (as root; needs debootstrap and systemd-container)
# FOLDER/debian is made when it is missing and stays untouched. The machine shares this one's network: 80, 443,
# 3000 to 3002 and 5432 must be free. EXTRA_CA names the certificate of a proxy between here and the packages.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=${1:?where may the machine live}
repository=$PWD
mkdir -p "$folder" && folder=$(realpath "$folder")
[ -d "$folder/debian" ] || debootstrap bookworm "$folder/debian"

if [ "${2:-}" != inside ]; then exec unshare --mount "$0" "$folder" inside; fi

changes=$(mktemp --directory "$folder/XXXXXX")
machine=$changes/machine
mkdir "$changes"/{new,work,machine}
mount -t overlay overlay -o "lowerdir=$folder/debian,upperdir=$changes/new,workdir=$changes/work" "$machine"
mkdir -p /run/systemd && mount -t tmpfs tmpfs /run/systemd
if [ -n "${EXTRA_CA:-}" ]; then install -D -m 0644 "$EXTRA_CA" "$machine/usr/local/share/ca-certificates/extra.crt"; fi

systemd-nspawn --quiet --directory="$machine" --boot --register=no --keep-unit --link-journal=no \
  --console=passive --bind-ro="$repository:/mnt/aangan" &
nspawn=$!
trap 'kill "$nspawn"; wait "$nspawn" || true; umount "$machine"; rm -rf "$changes"' EXIT
until first=$(pgrep --parent "$nspawn") && nsenter --target "$first" --all systemctl is-system-running --quiet 2>/dev/null; do
  kill -0 "$nspawn" || exit 1
  sleep 0.5
done

{
  echo 'set -euo pipefail; cd /root; export DEBIAN_FRONTEND=noninteractive'
  [ -z "${EXTRA_CA:-}" ] || echo 'export NODE_EXTRA_CA_CERTS=/usr/local/share/ca-certificates/extra.crt'
  awk '/^## /{inside = /^## Ten minutes/} !inside{next}
    /^```sh$/{code = 1; n++; print "echo \"── step " n " after $SECONDS s\""; next}
    /^```$/{code = 0; next}
    code{print}' docs/operations.md |
    sed -e 's|^repository=.*|repository=/mnt/aangan|' -e 's|^release=.*|release=main|' -e "s|^aangan admin create.*|echo 'a courtyard with a neem tree' \| &|"
  echo 'echo "── backup after $SECONDS s"'
  awk '/^Every night, with systemd/{inside = 1} inside && /^```sh$/{code = 1; next} code && /^```$/{exit} code{print}' \
    docs/backup.md
  cat <<'BACKUP'
systemctl start aangan-backup
cat /var/lib/aangan-metrics/aangan.prom
systemctl stop aangan-web aangan-worker
aangan restore /var/backups/aangan/aangan-* --replace
systemctl start aangan-web aangan-worker
ask http://127.0.0.1:3001/readyz
BACKUP
  echo 'echo "── done after $SECONDS s"'
} > "$machine/root/steps.sh"
nsenter --target "$first" --all env --ignore-environment --chdir=/root HOME=/root \
  PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash steps.sh

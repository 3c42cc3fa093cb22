/** Waits until the pointer is released: a message that appears now would move the pressed control. */
export function runAfterPointerUp(task: () => void): void {
  if (document.querySelector(':active')) window.addEventListener('pointerup', () => setTimeout(task), { once: true });
  else setTimeout(task);
}

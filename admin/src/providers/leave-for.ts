/** Loads another page. Never resolves: the current page is being unloaded. */
export function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise<never>(() => {});
}

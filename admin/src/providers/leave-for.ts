/** Loads another page. Never answers: whatever waits for it is being left. */
export function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise<never>(() => {});
}

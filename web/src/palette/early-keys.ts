/** What is typed between the shortcut and the arrival of the search field, whose code loads when it is first opened. */
export class EarlyKeys {
  /** null while nobody waits for the field. */
  private typed: string | null = null;

  get text(): string {
    return this.typed ?? '';
  }

  /** The second time, before the field has arrived, it is not wanted any more. */
  begin(): void {
    this.typed = this.typed === null ? '' : null;
  }

  end(): void {
    this.typed = null;
  }

  /** @returns whether the key is kept for the field */
  keep({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
    if (this.typed === null || key.length !== 1 || ctrlKey || metaKey || altKey) {
      return false;
    }
    this.typed += key;
    return true;
  }
}

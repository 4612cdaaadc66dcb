/** Captures this process's output, including the log, until `restore`. */
export function captureOutput(): { text(): string; restore(): void } {
  let kept = '';
  const outputs = [process.stdout, process.stderr];
  const originals = outputs.map((output) => output.write.bind(output));
  for (const output of outputs) {
    output.write = (chunk: string | Uint8Array) => {
      kept += String(chunk);
      return true;
    };
  }
  return {
    text: () => kept,
    restore: () => outputs.forEach((output, index) => (output.write = originals[index]!)),
  };
}

import { readFileSync } from 'node:fs';

/** A process's peak memory, in MB, as reported by Linux; null elsewhere or after it has ended. */
export function peakMemoryMb(processId: number): number | null {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
}

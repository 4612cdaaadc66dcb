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

/** Of a second, in /proc on Linux. */
const TICKS = 100;

/** What a process has used of the CPU, in seconds, as reported by Linux. */
export function cpuSecondsOf(processId: number): number {
  // The name of the command, which may have spaces, is in parentheses.
  const [, figures = ''] = /^\d+ \(.*\) (.*)$/s.exec(readFileSync(`/proc/${processId}/stat`, 'utf8')) ?? [];
  const [user, system] = figures.split(' ').slice(11, 13).map(Number) as [number, number];
  return (user + system) / TICKS;
}

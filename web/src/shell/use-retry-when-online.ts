import { useEffect } from 'react';
import { connection, onConnectionChange } from '../http/connection.ts';

/** Retries once the server responds again. Without `retry`, nothing waits for it. */
export function useRetryWhenOnline(retry: (() => void) | null): void {
  useEffect(() => (retry ? onConnectionChange(() => connection() === 'online' && retry()) : undefined), [retry]);
}

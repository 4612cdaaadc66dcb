import type { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** URL of this server, on whichever port it was given; null while it does not listen. For its sandboxes of other systems. */
export function ownAddress({ httpAdapter }: HttpAdapterHost): string | null {
  const server = httpAdapter.getHttpServer() as Server;
  const { port, family, address } = (server.address() ?? {}) as Partial<AddressInfo>;
  if (port === undefined) {
    return null;
  }
  const isAny = address === '0.0.0.0' || address === '::';
  const own = isAny ? (family === 'IPv6' ? '::1' : '127.0.0.1') : address!;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

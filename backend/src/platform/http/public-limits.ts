import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import { limitedAddress } from './client-device.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Anyone may call it, signed in or not. */
    isPublic?: boolean;
  }
}

/** A password, a link's token, a signature: nothing that strangers send is longer, except a form's file, read once its fields say whose it is. */
export const PUBLIC_BODY_BYTES = 16 * 1024;
export const TOO_MANY_PUBLIC_POSTS = 'Many requests have come from your network. Please wait a minute and try again.';
const MINUTE_MS = 60_000;
const MOST_ADDRESSES = 10_000;

/**
 * Limits what costs an attacker nothing: calls without an account. Their bodies are short, and an address may send so many a minute, in
 * each process. Wrong passwords and tokens have limits of their own, in the database.
 */
export function limitPublicPosts(fastify: FastifyInstance, mostPerMinute: number): void {
  const sent = new LRUCache<string, { left: number; at: number }>({ max: MOST_ADDRESSES });
  const takePlace = (address: string): boolean => {
    const now = performance.now();
    const { left, at } = sent.get(address) ?? { left: mostPerMinute, at: now };
    const places = Math.min(mostPerMinute, left + ((now - at) / MINUTE_MS) * mostPerMinute);
    sent.set(address, { left: Math.max(0, places - 1), at: now });
    return places >= 1;
  };
  fastify.addHook('onRoute', (route) => {
    if (route.config?.isPublic) {
      route.bodyLimit = PUBLIC_BODY_BYTES;
    }
  });
  fastify.addHook('onRequest', async (request, reply) => {
    const { isPublic } = request.routeOptions.config;
    if (isPublic && request.method !== 'GET' && !takePlace(limitedAddress(request.ip))) {
      reply.header('Retry-After', '10');
      throw new AppError('TOO_MANY_REQUESTS', TOO_MANY_PUBLIC_POSTS);
    }
  });
}

/** passport has no types. Its strategies are those of its Fastify port, except for their name. */
declare module 'passport' {
  export const Strategy: abstract new () => InstanceType<typeof import('@fastify/passport').Strategy>;
}

/** passport brings no types. Its strategies are those that Fastify's port of it takes, but for their name. */
declare module 'passport' {
  export const Strategy: abstract new () => InstanceType<typeof import('@fastify/passport').Strategy>;
}

/** The screen shows refusals itself, next to what caused them. */
export const IN_SCREEN = { bubble: true, suppressNotification: true } as const;

/** Placeholder for the application ID if no hosted service is configured. */
export const EMBEDDED = 'embedded';

/** Whether the application ID belongs to a hosted service. */
export function isHosted(appId: string): boolean {
  return appId !== EMBEDDED;
}

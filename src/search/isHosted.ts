/** Stands for an application id where no hosted service is configured. */
export const EMBEDDED = 'embedded';

/** True when the application id names a hosted service. */
export function isHosted(appId: string): boolean {
  return appId !== EMBEDDED;
}

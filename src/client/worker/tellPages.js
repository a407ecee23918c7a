/** Sends a message to all open pages of the site. */
export async function tellPages(message) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) {
    page.postMessage(message);
  }
}

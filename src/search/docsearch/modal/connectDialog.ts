import type { DocSearchTransformClient } from '@docsearch/react';
import { embeddedProvider } from '../../client';
import { createHostedProvider, type HostedClient } from '../../hosted/provider';
import { isHosted } from '../../isHosted';
import { flatRequests, type SearchInput } from '../../protocol';
import { searchWith } from '../../providers';

/** The client that the dialog makes for itself and lets us change. */
export type DialogClient = DocSearchTransformClient;

/** Puts our providers behind the dialog. The dialog's own client stays the way to the hosted service. */
export function connectDialog(client: DialogClient, appId: string): DialogClient {
  const hosted = isHosted(appId)
    ? createHostedProvider(async () => client as unknown as HostedClient)
    : undefined;
  const search = (input: SearchInput) =>
    searchWith({ hosted, embedded: embeddedProvider, progressive: true }, flatRequests(input));
  return { ...client, search: search as unknown as DialogClient['search'] };
}

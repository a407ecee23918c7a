import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';

interface Props {
  /** URL prefix of the items to list. */
  readonly prefix: string;
}

/** All items of the sidebar, at any depth. */
function flatten(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [item, ...flatten(item.items)] : [item],
  );
}

/** The properties of the sidebar items below a URL path. */
export function SidebarTable({ prefix }: Props) {
  const entries = flatten(useDocsSidebar()?.items ?? []).filter(
    (item) => item.type !== 'html' && item.href?.startsWith(prefix),
  );
  return (
    <table data-testid="sidebar-table">
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Label</th>
          <th scope="col">Custom props</th>
          <th scope="col">Class</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((item) =>
          item.type === 'html' ? null : (
            <tr key={item.href}>
              <td>{item.type}</td>
              <td>{item.label}</td>
              <td>
                <code>{JSON.stringify(item.customProps ?? null)}</code>
              </td>
              <td>{item.className ?? ''}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

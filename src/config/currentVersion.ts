/** Label of the current version of the documentation, in menus and on the versions page. */
export const currentVersionLabel = 'Canary 🚧';

/** Version of the dialog that is installed. Ours, so that asking for it does not load the dialog. */
export const version = '3.9.0';

/** The installed version of the dialog. Stored here so that reading it doesn't load the dialog. */
export const version = '3.9.0';

/** Start of the names of all caches with stored files. The ID of the build follows. */
export const CACHE_PREFIX = 'site-';

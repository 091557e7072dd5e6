// Unpacking the database can exceed jest's 5 s on busy cores, and jest ignores a project's testTimeout.
jest.setTimeout(60_000);

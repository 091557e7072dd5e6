// Unpacking the database can exceed 5 s; jest ignores a project's testTimeout.
jest.setTimeout(60_000);

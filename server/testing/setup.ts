// A test server unpacks its database; on busy cores that takes longer than jest's 5 s. (jest ignores a project's testTimeout.)
jest.setTimeout(60_000);

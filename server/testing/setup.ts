// Unpacking the database can exceed jest's 5 s. jest ignores `testTimeout` of a project.
jest.setTimeout(60_000);

import { commands, commandsByTitle, installs } from './document.mjs';

const text = `## Chapter

**One.** Words before:

\`\`\`sh
first NAME
second NAME
\`\`\`

And then:

\`\`\`sh
third
\`\`\`

**Two.** No commands, but another language:

\`\`\`yaml
fourth: 4
\`\`\`
`;

test('finds shell blocks by their bold title, in order', () => {
  expect([...commandsByTitle(text)]).toEqual([['One', ['first NAME\nsecond NAME', 'third']]]);
});

test('fills in placeholders, and rejects a missing block or placeholder', () => {
  const restore = commands('Test of a restore', { FILE: 'yolda.jsonl.gz' });
  expect(restore).toContain('/var/backups/yolda/yolda.jsonl.gz');
  expect(() => commands('Test of a restore', { NOWHERE: '' })).toThrow('lack NOWHERE');
  expect(() => commands('A restore, hoped for')).toThrow('no commands');
});

test('finds the apt-get lines of docs/operations.md', () => {
  expect(installs()).toEqual([
    expect.stringMatching(/^apt-get install .* nodejs .* caddy$/),
    expect.stringContaining('valkey-server'),
  ]);
});

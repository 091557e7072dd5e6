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

test('commands stand below their title, block by block, and only those of a shell', () => {
  expect([...commandsByTitle(text)]).toEqual([['One', ['first NAME\nsecond NAME', 'third']]]);
});

test('words that stand for something else are filled in, and have to be there', () => {
  const restore = commands('A restore, tried', { FILE: 'yolda.jsonl.gz' });
  expect(restore).toContain('/var/backups/yolda/yolda.jsonl.gz');
  expect(() => commands('A restore, tried', { NOWHERE: '' })).toThrow('do not say NOWHERE');
  expect(() => commands('A restore, hoped for')).toThrow('no commands');
});

test('the document says what the walk through it installs', () => {
  expect(installs()).toEqual([
    expect.stringMatching(/^apt-get install .* nodejs .* caddy$/),
    expect.stringContaining('valkey-server'),
  ]);
});

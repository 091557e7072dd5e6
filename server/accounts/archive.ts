import { Zip, ZipPassThrough } from 'fflate';

export type ArchivedFile = { name: string; bytes: Uint8Array };

/** A zip of files, each going out as soon as it is there: papers are packed already, and a customer may have a thousand. */
export async function* archiveOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}

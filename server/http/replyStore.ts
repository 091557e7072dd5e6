export type StoredReply = { payload: string; etag: string; contentType: string };

/** Least-recently-used replies within a budget of characters: what visitors can invent (`?page=99999`) must not fill the memory. */
export class ReplyStore<Reply extends { payload: string } = StoredReply> {
  private readonly replies = new Map<string, Reply>();
  private size = 0;
  hits = 0;
  misses = 0;

  constructor(private readonly budget: number) {}

  get(key: string): Reply | undefined {
    const reply = this.replies.get(key);
    if (!reply) {
      this.misses += 1;
      return undefined;
    }
    this.hits += 1;
    this.replies.delete(key);
    this.replies.set(key, reply);
    return reply;
  }

  set(key: string, reply: Reply): void {
    this.drop(key);
    this.replies.set(key, reply);
    this.size += sizeOf(key, reply);
    for (const oldest of this.replies.keys()) {
      if (this.size <= this.budget) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const reply = this.replies.get(key);
    if (!reply) return;
    this.replies.delete(key);
    this.size -= sizeOf(key, reply);
  }

  get count(): number {
    return this.replies.size;
  }

  /** Two for each character, as Cyrillic takes. */
  get usedBytes(): number {
    return this.size * 2;
  }
}

const sizeOf = (key: string, reply: { payload: string }) => key.length + reply.payload.length + 200;

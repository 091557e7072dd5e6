export type StoredReply = { payload: string; etag: string; contentType: string };

/** Least-recently-used replies within a budget of characters: what visitors can invent (`?page=99999`) must not fill the memory. */
export class ReplyStore {
  private readonly replies = new Map<string, StoredReply>();
  private size = 0;

  constructor(private readonly budget: number) {}

  get(key: string): StoredReply | undefined {
    const reply = this.replies.get(key);
    if (!reply) return undefined;
    this.replies.delete(key);
    this.replies.set(key, reply);
    return reply;
  }

  set(key: string, reply: StoredReply): void {
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
}

const sizeOf = (key: string, reply: StoredReply) => key.length + reply.payload.length + 200;

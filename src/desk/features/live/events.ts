import type { deskApi } from '#api/desk/deskApi';
import { INBOX } from '#api/desk/enquiries';
import type { DeskEvent } from '#contract/activity';

type Tag = Extract<Parameters<typeof deskApi.util.invalidateTags>[0][number], object>;

const EVERYTHING: Tag[] = [
  { type: 'Enquiry' },
  { type: 'Today' },
  { type: 'Customer' },
  { type: 'Staff' },
  { type: 'Message' },
  { type: 'View' },
  { type: 'Audit' },
  { type: 'Content' },
  { type: 'Picture' },
  { type: 'Stock' },
  { type: 'Review' },
  { type: 'Visit' },
  { type: 'Booking' },
  { type: 'Notification' },
  { type: 'Task' },
];

const NOTIFIED: ReadonlySet<DeskEvent['thing']> = new Set(['enquiry', 'message', 'review', 'visit', 'booking']);

/** Cache tags that an event invalidates. The inbox already shows changes by the user (`me`). */
const tagsOfOne = ({ thing, id, action, by }: DeskEvent, me: number): Tag[] => {
  const own: Tag[] = id === null ? [] : [{ type: thing === 'customer' ? 'Customer' : 'Enquiry', id }];
  switch (thing) {
    case 'enquiry':
      if (id === null) return [{ type: 'Audit' }];
      return [
        ...own,
        { type: 'Enquiry', id: 'LIST' },
        ...(by === me ? [] : [INBOX]),
        { type: 'Today' },
        { type: 'Audit' },
      ];
    case 'customer':
      return [...own, { type: 'Customer', id: 'LIST' }];
    case 'staff':
      return [{ type: 'Staff' }, { type: 'Me' }, { type: 'Audit' }];
    case 'message':
      return [{ type: 'Message' }];
    case 'content':
      return [{ type: 'Content' }, { type: 'Audit' }];
    case 'import':
      return [{ type: 'Import' }, { type: 'Content' }, { type: 'Stock' }, { type: 'Audit' }];
    case 'picture':
      return [{ type: 'Picture' }, { type: 'Audit' }];
    case 'stock':
      return [{ type: 'Stock' }, { type: 'Audit' }];
    case 'review':
      return [{ type: 'Review' }, { type: 'Audit' }];
    case 'visit':
      return [
        ...(id === null ? [] : [{ type: 'Visit' as const, id }]),
        { type: 'Visit', id: 'LIST' },
        ...(action === 'closed' ? [{ type: 'Stock' as const }] : []),
        { type: 'Today' },
        { type: 'Audit' },
      ];
    case 'booking':
      return [{ type: 'Booking' }, { type: 'Today' }, { type: 'Audit' }];
    case 'task':
      return [{ type: 'Task' }, { type: 'Today' }, { type: 'Audit' }];
    case 'view':
      return [{ type: 'View' }];
    case 'reset':
      return EVERYTHING;
    default:
      return thing satisfies never;
  }
};

export const tagsOf = (events: readonly DeskEvent[], me: number): Tag[] => {
  const isNotified = events.some(({ thing, id }) => id !== null && NOTIFIED.has(thing));
  const tags = [
    ...events.flatMap((event) => tagsOfOne(event, me)),
    ...(isNotified ? [{ type: 'Notification' as const }] : []),
  ];
  return [...new Map(tags.map((tag) => [`${tag.type}/${tag.id ?? ''}`, tag])).values()];
};

export const readEvent = (data: string): DeskEvent | null => {
  try {
    const read: unknown = JSON.parse(data);
    return typeof read === 'object' && read !== null && 'thing' in read ? (read as DeskEvent) : null;
  } catch {
    return null;
  }
};

import type { DeskCall } from '#contract/call';
import { deskCalls } from '#contract/calls';
import { showsPersonalData } from './readLog';

it('counts reads of personal data: all GET calls of the desk except those listed', () => {
  const reads = Object.entries<DeskCall>(deskCalls).filter(([, { method }]) => method === 'GET');
  const isCounted = ([, call]: [string, DeskCall]) => showsPersonalData(call);
  const showsNobody = [
    // Calls that return data of the caller.
    'me',
    'ownSessions',
    'events',
    'listNotifications',
    // Calls that return only references and numbers.
    'readToday',
    'readOutbox',
    'listAudit',
    'listContentKinds',
    'listContent',
    'readContent',
    'listContentVersions',
    'readContentVersion',
    'listPictures',
    'listStock',
    'readStock',
    'listStockMoves',
    'listImports',
    'importTemplate',
    'readImport',
    'listImportRows',
    'importErrors',
    'readCalendarFeed',
  ];
  const uncounted = reads.filter((one) => !isCounted(one)).map(([name]) => name);
  expect(uncounted.toSorted()).toEqual(showsNobody.toSorted());
  expect(reads.filter(isCounted).map(([name]) => name)).toEqual(
    expect.arrayContaining(['listBookingTasks', 'listWaitlist', 'listPhoneBlocks', 'listStaff', 'readVisitPhoto']),
  );
});

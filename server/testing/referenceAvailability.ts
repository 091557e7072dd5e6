import { type Interval, minuteOf } from '#contract/content/hours';
import type { Asker, BranchSchedule, ServiceRequirements } from '../booking/availability';

type Minute = { clock: number; day: number; isOpen: boolean };

/** Slow reference model that checks each minute separately, at UTC+5. */
export function referenceOf(schedule: BranchSchedule) {
  const minutes = new Map<number, Minute>();
  const taken = new Set<string>();
  for (const one of schedule.taken)
    for (let minute = one.from; minute < one.to; minute++) taken.add(`${one.bay}:${minute}`);
  const at = (minute: number): Minute => {
    const known = minutes.get(minute) ?? minuteOfSchedule(schedule, minute);
    minutes.set(minute, known);
    return known;
  };

  return (requirements: ServiceRequirements, start: number, asker: Asker): number[] => {
    if (at(start).clock % requirements.step !== 0) return [];
    for (let minute = start; minute < start + requirements.minutes; minute++) if (!at(minute).isOpen) return [];
    if (asker === 'online' && !mayBookOnline(requirements, start)) return [];
    const free = schedule.bays.filter(({ id, does }) => {
      if (!requirements.categories.every((category) => does.length === 0 || does.includes(category))) return false;
      for (let minute = start; minute < start + requirements.minutes + requirements.buffer; minute++)
        if (taken.has(`${id}:${minute}`)) return false;
      return true;
    });
    return free.map(({ id }) => id);
  };

  function mayBookOnline(requirements: ServiceRequirements, start: number): boolean {
    const { rules, now, bays } = schedule;
    const { day, clock } = at(start);
    if (start - now < rules.lead || day - at(Math.floor(now)).day > rules.horizon) return false;
    const isBooked = (one: { from: number }, minutes: number, minute: number) =>
      minute >= one.from && minute < one.from + minutes;
    for (let midnight = start - clock; midnight < start + requirements.minutes; midnight += 1_440) {
      let [open, booked] = [0, 0];
      for (let minute = midnight; minute < midnight + 1_440; minute++) {
        if (at(minute).isOpen) open += bays.length;
        if (isBooked({ from: start }, requirements.minutes, minute)) booked += 1;
        for (const one of schedule.taken) if (isBooked(one, one.minutes, minute)) booked += 1;
      }
      if (booked > (open * rules.share) / 100) return false;
    }
    return true;
  }
}

function minuteOfSchedule({ hours }: BranchSchedule, minute: number): Minute {
  const local = new Date((minute + 300) * 60_000);
  const clock = local.getUTCHours() * 60 + local.getUTCMinutes();
  const day = (local.getTime() - clock * 60_000) / 86_400_000;
  const intervalsOf = (number: number, weekday: number) =>
    hours.special.find((one) => number >= one.from && number <= one.to)?.day ?? hours.week[weekday] ?? [];
  const isOverMidnight = ([opens, closes]: Interval) => minuteOf(closes) <= minuteOf(opens);
  const today = intervalsOf(day, (local.getUTCDay() + 6) % 7).some(
    (one) => clock >= minuteOf(one[0]) && (isOverMidnight(one) || clock < minuteOf(one[1])),
  );
  const sinceYesterday = intervalsOf(day - 1, (local.getUTCDay() + 5) % 7).some(
    (one) => isOverMidnight(one) && clock < minuteOf(one[1]),
  );
  return { clock, day, isOpen: today || sinceYesterday };
}

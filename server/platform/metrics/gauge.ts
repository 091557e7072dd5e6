import { Gauge, type GaugeConfiguration } from 'prom-client';

/** A figure that its registry keeps: most are only ever read there. */
export const gauge = <Label extends string = never>(options: GaugeConfiguration<Label>): Gauge<Label> =>
  new Gauge(options);

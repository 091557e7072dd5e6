import { Gauge, type GaugeConfiguration } from 'prom-client';

export const gauge = <Label extends string = never>(options: GaugeConfiguration<Label>): Gauge<Label> =>
  new Gauge(options);

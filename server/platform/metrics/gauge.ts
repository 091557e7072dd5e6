import { Gauge, type GaugeConfiguration } from 'prom-client';

/** Creates a gauge in the default registry, which most gauges are read from. */
export const gauge = <Label extends string = never>(options: GaugeConfiguration<Label>): Gauge<Label> =>
  new Gauge(options);

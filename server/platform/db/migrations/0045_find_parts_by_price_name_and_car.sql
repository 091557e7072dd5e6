CREATE INDEX "part_fits_by_car" ON "part_fits" USING btree ("brand_id","model_id","part_id");--> statement-breakpoint
CREATE INDEX "parts_by_price" ON "parts" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "parts_by_name_ru" ON "parts" USING btree ((coalesce(nullif("name" ->> 'ru', ''), "name" ->> 'uz')),"id");--> statement-breakpoint
CREATE INDEX "parts_by_name_uz" ON "parts" USING btree ((coalesce(nullif("name" ->> 'uz', ''), "name" ->> 'ru')),"id");
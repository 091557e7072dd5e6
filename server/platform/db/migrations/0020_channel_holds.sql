CREATE TABLE "message_holds" (
	"channel" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);

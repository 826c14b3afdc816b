CREATE TABLE "price_log" (
	"country" text NOT NULL,
	"variant_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"compare_at" integer,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_log_country_variant_id_seen_at_pk" PRIMARY KEY("country","variant_id","seen_at")
);
